import type { ApolloClient } from '@apollo/client'
import type { Viewer } from '@/features/account/viewer/viewer.ts'
import {
  currentLocale,
  forgetLocale,
  keptLocale,
  onLocaleChosen,
  showLocale,
} from '@/i18n/locale.ts'
import { currentSession } from '@/lib/session.ts'
import { stored } from '@/lib/stored.ts'

/** Whose choice has not reached their profile yet: the page was left, or there was no network. */
const unsavedKey = 'kryt.locale-unsaved'

type Client = Pick<ApolloClient, 'mutate'>

let saving: Promise<unknown> = Promise.resolve()

/** One after the other, so that the last of several quick choices is the one that stays. */
function save(client: Client, userId: string): Promise<unknown> {
  stored.write(unsavedKey, userId)
  saving = saving.then(async () => {
    try {
      const { saveLanguage } = await import('@/features/account/viewer/save-language.ts')
      if (await saveLanguage(client, currentLocale())) stored.write(unsavedKey, null)
    } catch {
      // Saved the next time the profile is read.
    }
  })
  return saving
}

/**
 * After signing in: the profile's language is shown. What was chosen in this browser counts for a profile without a
 * language, and for the person whose choice could not be saved earlier.
 */
export async function settleLanguage(client: Client, { userId, profile }: Viewer) {
  if (profile === null) return
  const unsaved = stored.read(unsavedKey) === userId
  if (!unsaved && (profile.language === 'en' || profile.language === 'af')) {
    showLocale(profile.language)
  } else if (keptLocale() !== null) {
    await save(client, userId)
  }
}

/** Saves every language that a signed-in person chooses. */
export function followLanguage(client: Client) {
  onLocaleChosen(() => {
    const session = currentSession()
    if (session.status === 'signed-in') void save(client, session.user.id)
  })
}

/** At sign-out. */
export function forgetLanguage() {
  stored.write(unsavedKey, null)
  forgetLocale()
}
