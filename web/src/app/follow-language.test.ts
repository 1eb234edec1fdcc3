import { beforeEach, expect, test, vi } from 'vitest'
import { saveLanguage } from '@/features/account/viewer/save-language.ts'
import { chooseLocale, currentLocale, keptLocale, showLocale } from '@/i18n/locale.ts'
import { noteUnsavedChoice } from '@/i18n/unsaved-choice.ts'
import { currentSession, type Session } from '@/lib/session.ts'
import { followLanguage, forgetLanguage, settleLanguage } from './follow-language.ts'

vi.mock('@/features/account/viewer/save-language.ts', () => ({ saveLanguage: vi.fn() }))
vi.mock('@/lib/session.ts', () => ({ currentSession: vi.fn() }))

const client = { mutate: vi.fn() }
const saved = vi.mocked(saveLanguage)
const savedLanguages = () => saved.mock.calls.map(([, language]) => language)

const signIn = (id: string | null) => {
  const session: Session =
    id === null
      ? { status: 'signed-out', codeDue: false }
      : { status: 'signed-in', user: { id, email: null }, restoring: false }
  vi.mocked(currentSession).mockReturnValue(session)
}

const settle = (language: string | null, userId = 'thandi') =>
  settleLanguage(client, {
    userId,
    groups: ['teacher'],
    passwordIsTemporary: false,
    profile: { nodeId: 'p', language },
  })

followLanguage(client)

beforeEach(() => {
  saved.mockReset().mockResolvedValue(true)
  signIn(null)
  showLocale('en')
  forgetLanguage()
})

test('the profile wins over what was chosen while signed out, and nothing is saved', async () => {
  chooseLocale('af')
  signIn('thandi')
  await settle('en')
  expect(currentLocale()).toBe('en')
  expect(saved).not.toHaveBeenCalled()
})

test('a profile without a language takes the choice, and saves it', async () => {
  chooseLocale('af')
  signIn('thandi')
  await settle(null)
  expect(currentLocale()).toBe('af')
  expect(savedLanguages()).toEqual(['af'])
})

test('where nothing was chosen, a profile without a language stays so', async () => {
  signIn('thandi')
  await settle(null)
  expect(saved).not.toHaveBeenCalled()
  expect(keptLocale()).toBeNull()
})

test('a choice while signed in is saved, the last of several at the end', async () => {
  signIn('thandi')
  await settle('en')
  chooseLocale('af')
  chooseLocale('en')
  chooseLocale('af')
  await vi.waitFor(() => expect(savedLanguages()).toHaveLength(3))
  expect(savedLanguages().at(-1)).toBe('af')
})

test('a choice that could not be saved is not overruled after a reload, but for nobody else', async () => {
  signIn('thandi')
  await settle('en')
  saved.mockRejectedValueOnce(new Error('no network'))
  chooseLocale('af')
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  await settle('en', 'annelie')
  expect(currentLocale()).toBe('en')

  showLocale('af')
  await settle('en')
  expect(currentLocale()).toBe('af')
  expect(savedLanguages()).toEqual(['af', 'af'])
  // It is saved now: the next page follows the profile again.
  await settle('en')
  expect(currentLocale()).toBe('en')
})

test('sign-out forgets it', async () => {
  signIn('thandi')
  await settle('af')
  expect(keptLocale()).toBe('af')
  forgetLanguage()
  expect(keptLocale()).toBeNull()
})

test('a choice between signing up and the first sign-in counts', async () => {
  noteUnsavedChoice('thandi', 'en')
  chooseLocale('af')
  signIn('thandi')
  await settle('en')
  expect(currentLocale()).toBe('af')
  expect(savedLanguages()).toEqual(['af'])
})

test('where none was made after signing up, the profile wins, now and later', async () => {
  chooseLocale('af')
  noteUnsavedChoice('thandi', 'af')
  signIn('thandi')
  await settle('en') // changed in another browser
  expect(currentLocale()).toBe('en')
  await settle('af')
  expect(currentLocale()).toBe('af')
  expect(saved).not.toHaveBeenCalled()
})

test('what another tab chose is shown, and saved by that tab only', () => {
  signIn('thandi')
  localStorage.setItem('kryt.locale', 'af')
  dispatchEvent(new StorageEvent('storage', { key: 'kryt.locale' }))
  expect(currentLocale()).toBe('af')
  expect(document.documentElement.lang).toBe('af')
  // The other tab signs out: this page keeps its language until it is left, and keeps it for nobody.
  localStorage.removeItem('kryt.locale')
  dispatchEvent(new StorageEvent('storage', { key: 'kryt.locale' }))
  expect(currentLocale()).toBe('af')
  expect(keptLocale()).toBeNull()
  expect(saved).not.toHaveBeenCalled()
})
