import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../test/reports.ts'

/** Scripts of package.json that README names, with the flag that it names them by: `start`, `start --preview`. */
export function readmeCommands(): string[] {
  const text = readFileSync(join(repositoryRoot, 'README.md'), 'utf8')
  const table = /## Commands\n([\s\S]*?)\n## /.exec(text)?.[1] ?? ''
  const rows = table.split('\n').filter((line) => line.startsWith('| '))
  const firstColumn = rows.map((line) => line.split(' | ')[0] ?? '')
  const code = firstColumn.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, of]) => of))
  return code.flatMap((words = '') => {
    const match = /^(?:npm (?:run )?)?([a-z][a-z:0-9-]*)(?: -- (--[a-z]+))?/.exec(words)
    return match === null ? [] : [[match[1], match[2]].filter(Boolean).join(' ')]
  })
}
