import { beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from '@/lib/save-file.ts'
import { downloadMyData } from './own-data-calls.ts'

vi.mock('@/lib/save-file.ts', () => ({ saveFile: vi.fn() }))
beforeEach(() => vi.mocked(saveFile).mockReset())

const answering = (answer: object) => {
  const mutate = vi.fn(async () =>
    Promise.resolve({ data: { exportMyData: JSON.stringify(answer) } }),
  )
  return { mutate } as unknown as Parameters<typeof downloadMyData>[0] // the one call that is made
}

test('saves what the server answers as a file that a person can read', async () => {
  await downloadMyData(answering({ data: { profile: { name: 'Thandi' } } }))
  const [file, name] = vi.mocked(saveFile).mock.calls[0] ?? []
  expect(name).toMatch(/^kryt-my-data-\d{4}-\d\d-\d\d\.json$/)
  expect(await file?.text()).toBe('{\n  "profile": {\n    "name": "Thandi"\n  }\n}')
})

test('saves nothing when it was asked for too often', async () => {
  await expect(downloadMyData(answering({ retryAfter: 1200 }))).rejects.toMatchObject({
    code: 'rate_limited',
  })
  expect(saveFile).not.toHaveBeenCalled()
})
