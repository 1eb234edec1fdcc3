import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sizedPictures } from './sized-pictures.ts'

test('a cover is stored in four smaller sizes, each under the key that the web app asks for', async () => {
  const cover = await sharp({
    create: { width: 800, height: 1000, channels: 3, background: '#1f4d3d' },
  })
    .webp()
    .toBuffer()
  const sized = await sizedPictures('Products/x/cover.webp', cover, 'cover')
  const measured = await Promise.all(
    sized.map(async ([key, picture]) => {
      const { width, height, format } = await sharp(picture).metadata()
      return `${key} ${format} ${String(width)}x${String(height)}`
    }),
  )
  expect(measured).toEqual([
    'Products/x/cover.webp.w160.webp webp 160x200',
    'Products/x/cover.webp.w320.webp webp 320x400',
    'Products/x/cover.webp.w480.webp webp 480x600',
    'Products/x/cover.webp.w640.webp webp 640x800',
  ])
})
