import type { LoaderFunctionArgs } from 'react-router-dom'
import { expect, test } from 'vitest'
import { loader } from './product-action.ts'

test('an unknown action opens the resource', () => {
  const args = { params: { productId: '1', action: 'look' } } as unknown as LoaderFunctionArgs // all it reads
  const answer = loader(args)
  expect(answer.headers.get('location')).toBe('/app/products/1')
})
