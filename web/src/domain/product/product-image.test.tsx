import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProductImage } from './product-image.tsx'

test('takes a size that fits, then the picture itself, then a sign that it is missing', () => {
  const { container } = render(
    <ProductImage imageKey="Products/x/cover.webp" alt="Cover" sizes="45vw" />,
  )
  const picture = screen.getByRole('img', { name: 'Cover' })
  expect(picture).toHaveAttribute('sizes', '45vw')
  expect(picture.getAttribute('srcset')).toMatch(/cover\.webp\.w320\.webp 320w/)
  fireEvent.error(picture)
  expect(picture).not.toHaveAttribute('srcset')
  expect(picture).toHaveAttribute('src', expect.stringMatching(/x\/cover\.webp$/))
  fireEvent.error(picture)
  expect(screen.queryByRole('img', { name: 'Cover' })).toBeNull()
  expect(container.querySelector('svg')).toBeVisible()
})
