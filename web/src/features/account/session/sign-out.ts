import { paths } from '@/config/paths.ts'
import { forgetDrafts } from '@/lib/form-draft.ts'
import { loadAnewWhenShownAgain } from '@/lib/kept-page.ts'
import { offlineStore } from '@/lib/offline-store.ts'
import { authClient, storageKey } from '@/lib/session.ts'
import { stored } from '@/lib/stored.ts'
import { mayLoseChanges } from '@/lib/unsaved-forms.ts'
import { forgetToken } from './session-token.ts'

/**
 * Signs out of this browser and loads the landing page. Other devices stay signed in. If the server does not answer,
 * the session is removed here all the same. Asks first when something typed would be lost.
 */
export async function signOut() {
  if (await mayLoseChanges()) await leave()
}

/** Signs out without a question, and forgets in this browser what belongs to the person. */
export async function leave() {
  // Without a network the client itself may not have come.
  const ended = await authClient()
    .then(async (auth) => (await auth.signOut({ scope: 'local' })).error === null)
    .catch(() => false)
  if (!ended) stored.write(storageKey, null)
  forgetToken()
  forgetDrafts()
  await offlineStore.forget()
  loadAnewWhenShownAgain()
  window.location.assign(paths.home.href())
}
