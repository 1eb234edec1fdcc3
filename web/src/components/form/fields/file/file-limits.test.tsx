import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { FileLimitsHint } from './file-limits.tsx'

test.each([
  [{ types: [], most: null }, ''],
  [{ types: [], most: 2_000_000 }, 'At most 2 MB.'],
  [{ types: ['application/pdf', 'image/png'], most: null }, 'PDF or PNG only.'],
  [{ types: ['application/pdf'], most: 2_000_000 }, 'PDF only, at most 2 MB.'],
])('which files are taken is said: %j', (limits, words) => {
  const { container } = renderScreen(<FileLimitsHint limits={limits} />)
  expect(container.textContent.replaceAll(' ', ' ')).toBe(words)
})
