import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { areaOf, loadedWith } from './text-parts.ts'

const root = join(import.meta.dirname, '../')

/** Whatever is loaded by name, and the areas whose texts are loaded with it. */
const loads = /import\('(@\/|\.{1,2}\/)([^'?]+\.tsx?)'\)\s*[),]?\s*,?\s*((?:'[a-z-]+'(?:,\s*)?)*)/g

function loadedBy(file: string) {
  return [...readFileSync(join(root, file), 'utf8').matchAll(loads)].map(
    ([, start = '', path = '', areas = '']) => ({
      file,
      module: start === '@/' ? join('src', path) : relative('.', join(dirname(file), start, path)),
      areas: areas.split(/[',\s]+/).filter((each) => each !== ''),
    }),
  )
}

const sources = globSync('src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.*', 'src/testing/**'],
})

test('what is loaded by name is loaded with the texts of its area', () => {
  const all = sources.flatMap(loadedBy).filter(({ module }) => !module.endsWith('.generated.ts'))
  expect(all.length).toBeGreaterThan(80)
  const wrong = all.filter(({ file, module, areas }) => {
    const area = areaOf(module)
    const there = areaOf(file)
    if (area === undefined || area === 'errors' || area === there) return false
    if (there !== undefined && loadedWith[there]?.includes(area) === true) return false
    return ![area, ...(loadedWith[area] ?? [])].every((each) => areas.includes(each))
  })
  expect(wrong).toEqual([])
})
