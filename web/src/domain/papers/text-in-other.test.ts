import type { RichTextNode } from '@kryt/documents/rich-text'
import { expect, test } from 'vitest'
import { textInOther } from './text-in-other.ts'

const rich = (...children: RichTextNode[]) => ({ root: { type: 'root' as const, children } })
const line = (...children: RichTextNode[]) => ({ type: 'paragraph', children })
const word = (text: string) => ({ type: 'text', text })
const map = { type: 'image', src: 'papers/map.webp' }
const kaart = { type: 'image', src: 'papers/kaart.webp' }
const table = { type: 'table', children: [{ type: 'tablerow', children: [] }] }

test('a translation without the picture keeps that of the original, where it stood', () => {
  const own = rich(line(word('Study the map.')), line(map), line(word('Where is the dam?')))
  const other = rich(line(word('Bestudeer die kaart.')), line(word('Waar is die dam?')))
  expect(textInOther(own, other)).toEqual(
    rich(line(word('Bestudeer die kaart.')), line(map), line(word('Waar is die dam?'))),
  )
})

test('a picture among words comes without them, and a table whole', () => {
  const own = rich(line(word('Look: '), map), table)
  expect(textInOther(own, rich(line(word('Kyk.'))))).toEqual(
    rich(line(map), table, line(word('Kyk.'))),
  )
})

test('a translation with pictures of its own keeps to them', () => {
  const other = rich(line(kaart))
  expect(textInOther(rich(line(map)), other)).toBe(other)
})
