import { expect, it } from 'vitest'
import { labelSheets, placeOf } from './label-sheets.ts'
import { drawLabels } from './labels.ts'
import { delivery } from './sample.ts'
import { drawSlips } from './slip.ts'

const pages = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length

const many = (count: number) => Array.from({ length: count }, () => delivery)

it('labels stand in rows from the chosen position on, and go on on the next sheet', () => {
  expect(placeOf('3x7', 0)).toMatchObject({ page: 0, x: labelSheets['3x7'].left })
  expect(placeOf('3x7', 4).x).toBeCloseTo(labelSheets['3x7'].left + labelSheets['3x7'].across)
  expect(placeOf('3x7', 4).y).toBeCloseTo(labelSheets['3x7'].top + labelSheets['3x7'].height)
  expect(placeOf('2x7', 14)).toMatchObject({ page: 1, y: labelSheets['2x7'].top })
})

it('no sheet of labels is wider or higher than A4', () => {
  for (const { columns, rows, left, top, width, height, across } of Object.values(labelSheets)) {
    expect(left + (columns - 1) * across + width).toBeLessThan(595.3)
    expect(top + rows * height).toBeLessThan(841.9)
  }
})

it('as many sheets as it takes', async () => {
  expect(pages(await drawLabels(many(21), '3x7', 1))).toBe(1)
  expect(pages(await drawLabels(many(21), '3x7', 2))).toBe(2)
  expect(pages(await drawLabels(many(1), '2x7', 14))).toBe(1)
})

it('each parcel has a slip of its own, over as many pages as it takes', async () => {
  expect(pages(await drawSlips(many(3)))).toBe(3)
  const [goods] = delivery.goods
  const long = {
    ...delivery,
    parcels: [],
    goods: Array.from({ length: 40 }, () => ({ ...delivery.goods[0], ...goods, packed: 0 })),
  } as typeof delivery
  expect(pages(await drawSlips([long, delivery]))).toBe(6)
})
