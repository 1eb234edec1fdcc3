import { expect, test } from 'vitest'
import { fittedSize } from './fit-picture.ts'
import { pictureType } from './picture-type.ts'

const file = (...bytes: number[]) => new Blob([new Uint8Array([...bytes, 0, 0, 0, 0])])

test('a picture is known by its first bytes, whatever its name says', async () => {
  expect(await pictureType(file(0x89, 0x50, 0x4e, 0x47))).toBe('png')
  expect(await pictureType(file(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg')
  expect(await pictureType(file(0x42, 0x4d))).toBe('bmp')
  expect(await pictureType(file(0x47, 0x49, 0x46, 0x38))).toBe('gif')
  expect(await pictureType(new File(['<svg onload="x()">'], 'a.png', { type: 'image/png' }))).toBe(
    null,
  )
  expect(await pictureType(new Blob([]))).toBe(null)
})

test('the longer side is at most 1240 pixels, in proportion; a small picture stays', () => {
  expect(fittedSize(2480, 1000)).toEqual({ width: 1240, height: 500 })
  expect(fittedSize(1000, 4000)).toEqual({ width: 310, height: 1240 })
  expect(fittedSize(1240, 900)).toEqual({ width: 1240, height: 900 })
  expect(fittedSize(10_000, 2)).toEqual({ width: 1240, height: 1 })
})
