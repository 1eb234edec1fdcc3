import { beforeEach, expect, test, vi } from 'vitest'
import {
  draftOwner,
  forgetDrafts,
  forgetDraftsOfOthers,
  formDraft,
  ownsDraft,
} from './form-draft.ts'
import { currentSession, type Session } from './session.ts'

vi.mock('./session.ts', () => ({ currentSession: vi.fn() }))

const enter = (id: string | null, restoring = false) => {
  const session: Session =
    id === null
      ? { status: 'signed-out', codeDue: false }
      : { status: 'signed-in', user: { id, email: null }, restoring }
  vi.mocked(currentSession).mockReturnValue(session)
}

const sources = import.meta.glob<string>(
  [
    '/src/**/*.{ts,tsx}',
    '!/src/**/*.{test,generated}.{ts,tsx}',
    '!/src/**/*-testing.{ts,tsx}',
    '!/src/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** Every name under which a form keeps a draft, as the source spells it. */
const names = Object.values(sources).flatMap((source) =>
  [/\bdraft: '([^'\n]+)'/g, /\bdraft(?:: |=\{)`([^`\n]+)`/g, /\w+Draft = '([^'\n]+)'/g].flatMap(
    (spelling) => [...source.matchAll(spelling)].map(([, name = '']) => name),
  ),
)

beforeEach(() => enter(null))

test('the walk finds the forms with drafts', () => {
  for (const name of ['profile', 'shipping', 'invoice-to', 'contact', 'sign-up']) {
    expect(names).toContain(name)
  }
  expect(names.some((name) => name.startsWith('day.'))).toBe(true)
  expect(names.some((name) => name.startsWith('class.'))).toBe(true)
  expect(names.length).toBeGreaterThan(10)
})

test('nothing else keeps what was typed in the window', () => {
  const users = Object.entries(sources)
    .filter(([, source]) => source.includes('sessionStorage'))
    .map(([path]) => path)
  expect(users.toSorted()).toEqual([
    '/src/features/command-palette/recent-entries.ts', // by user
    '/src/lib/form-draft.ts',
    '/src/lib/network-status.ts', // whether anything answers
    '/src/lib/new-build.ts', // the build that the page was loaded anew for
  ])
})

test.each(names)('%s: the second teacher at the window sees nothing of the first', (name) => {
  enter('first')
  formDraft.write(name, { values: '{"name":"Thandi"}' })
  // The session ended without a sign-out: it expired, or the page was closed.
  enter('second')
  expect(formDraft.read(name)).toEqual({})
  forgetDraftsOfOthers('second')
  enter('first')
  expect(formDraft.read(name)).toEqual({})

  formDraft.write(name, { values: '{"name":"Thandi"}' })
  forgetDrafts()
  expect(sessionStorage).toHaveLength(0)
})

test('what a visitor typed is still there after signing in, and so are the own drafts', () => {
  formDraft.write('contact', { values: 'a' })
  enter('first')
  formDraft.write('profile', { values: 'b' })
  forgetDraftsOfOthers('first')
  expect(formDraft.read('profile')).toEqual({ values: 'b' })
  enter(null)
  expect(formDraft.read('contact')).toEqual({ values: 'a' })
})

test('a form that stays open after sign-out is nobody else’s', () => {
  enter('first')
  const owner = draftOwner()
  expect(ownsDraft(owner)).toBe(true)
  enter(null)
  expect(ownsDraft(owner)).toBe(false)
  enter('second')
  expect(ownsDraft(owner)).toBe(false)
})
