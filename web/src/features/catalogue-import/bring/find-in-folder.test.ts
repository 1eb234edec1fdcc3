import { expect, test } from 'vitest'
import { findInFolder } from './find-in-folder.ts'

const at = (path: string) => ({ name: path.split('/').at(-1) ?? '', webkitRelativePath: path })
const chosen = [at('Catalogue/a/Paper.pdf'), at('Catalogue/b/Paper.pdf'), at('Catalogue/Één.PNG')]

test('a file is found by its name or a part of its path, whatever the case', () => {
  expect(findInFolder('één.png', chosen)).toBe(chosen[2])
  expect(findInFolder('a/paper.pdf', chosen)).toBe(chosen[0])
  expect(findInFolder('b\\Paper.PDF', chosen)).toBe(chosen[1])
  expect(findInFolder('./Catalogue/a/Paper.pdf', chosen)).toBe(chosen[0])
  const alone = { name: 'Alone.pdf', webkitRelativePath: '' }
  expect(findInFolder('alone.pdf', [alone])).toBe(alone)
})

test('none and several are said, not guessed', () => {
  expect(findInFolder('Paper.pdf', chosen)).toBe('file_name_ambiguous')
  expect(findInFolder('aper.pdf', chosen)).toBe('file_name_not_found')
  expect(findInFolder('Paper.pdf', [])).toBe('file_name_not_found')
})
