import { expect, it } from 'vitest'
import { importsOf, reachable, type ModuleGraph } from './reachable-modules.ts'

const barrel = '/x/node_modules/radix-ui/dist/index.mjs'
const modules: Record<string, { importedIds: string[]; code: string }> = {
  '/x/menu.tsx': {
    importedIds: ['/x/button.tsx', barrel],
    code: 'import { Button } from "./button.tsx"\nimport { Dialog as Base } from "radix-ui"',
  },
  '/x/button.tsx': { importedIds: [], code: '' },
  [barrel]: {
    importedIds: [
      '/x/node_modules/@radix-ui/react-select/i.mjs',
      '/x/node_modules/@radix-ui/react-dialog/i.mjs',
    ],
    code: 'import * as Select from "@radix-ui/react-select";\nimport * as Dialog from "@radix-ui/react-dialog";',
  },
}
const graph: ModuleGraph = {
  getModuleInfo: (id) => {
    const known = modules[id]
    return known === undefined ? null : { ...known, dynamicallyImportedIds: [] }
  },
}

it('of a package in one file, a module imports only what it takes', () => {
  expect(importsOf(graph, '/x/menu.tsx')).toEqual([
    '/x/button.tsx',
    '/x/node_modules/@radix-ui/react-dialog/i.mjs',
  ])
  expect(reachable(graph, ['/x/menu.tsx']).size).toBe(3)
})
