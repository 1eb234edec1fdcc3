import { expect, test } from 'vitest'
import { fittedSize } from './fit-side.ts'
import { movePicture } from './move-picture.ts'
import { nameInKey, pictureKey } from './picture-key.ts'

test.for([
  [1600, 900, 800, 450],
  [900, 1600, 450, 800],
  [800, 800, 800, 800],
  [640, 480, 640, 480],
  [9000, 3, 800, 1],
] as const)('%i by %i is stored as %i by %i', ([width, height, fittedWidth, fittedHeight]) => {
  expect(fittedSize(width, height)).toEqual({ width: fittedWidth, height: fittedHeight })
})

test.for([
  ['Voël & blom.PNG', 'Products/7/1700-Voel-blom.jpg'],
  ['a/b?.jpeg', 'Products/7/1700-a-b.jpg'],
  ['数.webp', 'Products/7/1700-picture.jpg'],
  ['no ending', 'Products/7/1700-no-ending.jpg'],
] as const)('%s is stored as %s', ([name, key]) => {
  expect(pictureKey('Products/7', name, 1700)).toBe(key)
})

test('a long name is cut', () => {
  expect(pictureKey('P', 'a'.repeat(300), 1)).toBe(`P/1-${'a'.repeat(80)}.jpg`)
})

test('the name in a key has no timestamp', () => {
  expect(nameInKey('Products/7/1700-Voel.jpg')).toBe('Voel.jpg')
})

test('a picture moves forward, back, and not past the ends', () => {
  expect(movePicture(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(movePicture(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(movePicture(['a', 'b'], 0, 2)).toEqual(['a', 'b'])
  expect(movePicture(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
})
