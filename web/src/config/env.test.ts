import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('codes by SMS are offered where the build says so, and nowhere else', async () => {
  const offered: boolean[] = []
  for (const said of ['true', 'false', '', undefined]) {
    vi.stubEnv('VITE_SMS_CODES', said)
    vi.resetModules()
    offered.push((await import('./env.ts')).env.smsCodes)
  }
  expect(offered).toEqual([true, false, false, false])
})
