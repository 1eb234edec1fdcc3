import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offlineStore } from './offline-store.ts'

let kept: Map<string, Map<string, Response>>

beforeEach(() => {
  kept = new Map()
  const open = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, entries)
    return {
      match: async (path: string) => Promise.resolve(entries.get(path)?.clone()),
      put: async (path: string, answer: Response) => Promise.resolve(entries.set(path, answer)),
      keys: async () =>
        Promise.resolve([...entries.keys()].map((path) => ({ url: `http://kryt.test${path}` }))),
    }
  }
  vi.stubGlobal('caches', {
    open: async (name: string) => Promise.resolve(open(name)),
    has: async (name: string) => Promise.resolve(kept.has(name)),
    delete: async (name: string) => Promise.resolve(kept.delete(name)),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what is kept for one person is there for nobody else', async () => {
  await offlineStore.write('thandi', 'her week')
  expect(await offlineStore.read('thandi')).toBe('her week')
  expect(await offlineStore.read('pieter')).toBeNull()
})

test('whoever comes next finds nothing of the last person in the browser, pictures included', async () => {
  kept.set('kryt-pictures', new Map())
  kept.set('kryt-files', new Map())
  await offlineStore.write('thandi', 'her week')
  await offlineStore.forgetOthers('thandi')
  expect(await offlineStore.read('thandi')).toBe('her week')
  await offlineStore.forgetOthers('pieter')
  expect([...kept.keys()]).toEqual(['kryt-files'])
})

test('pictures of papers do not stay where nobody’s data says whose they are', async () => {
  kept.set('kryt-paper-pictures', new Map())
  await offlineStore.forgetOthers('pieter')
  expect([...kept.keys()]).toEqual([])
})

test('a picture that was kept is found by its address', async () => {
  const address = 'https://api.kryt.example/storage/v1/object/sign/papers/me/valley.png'
  kept.set('kryt-paper-pictures', new Map([[address, new Response('valley')]]))
  expect(await (await offlineStore.picture(address))?.text()).toBe('valley')
  expect(await offlineStore.picture(`${address}x`)).toBeNull()
})

test('a browser without such storage keeps nothing and does not mind', async () => {
  vi.unstubAllGlobals()
  await offlineStore.write('thandi', 'her week')
  expect(await offlineStore.read('thandi')).toBeNull()
  await offlineStore.forgetOthers('pieter')
  await offlineStore.forget()
})
