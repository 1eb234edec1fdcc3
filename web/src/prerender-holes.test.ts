import { expect, test } from 'vitest'
import { makeHoles } from './prerender-holes.ts'

test('holes are in texts, not in classes, addresses or drawings of the same digits', () => {
  const price = document.createElement('p')
  price.innerHTML =
    '<b class="w-33">R1\u00a0111,11</b> <s>R2\u00a0222,22</s> <svg><path d="M33 1z"></path></svg> 33% af'
  makeHoles(price, { sale: 'R1\u00a0111,11', list: 'R2\u00a0222,22', percent: '33' })
  expect(price.innerHTML).toBe(
    '<b class="w-33">__sale__</b> <s>__list__</s> <svg><path d="M33 1z"></path></svg> __percent__% af',
  )
})
