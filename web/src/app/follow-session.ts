import type { ApolloClient } from '@apollo/client'
import { paths } from '@/config/paths.ts'
import { saveLanguage } from '@/features/account/viewer/save-language.ts'
import { checkToken, expectTakeOver } from '@/features/account/session/session-token.ts'
import { forgetViewer, prepareViewer } from '@/features/account/viewer/viewer.ts'
import { chooseLocale, currentLocale, hasChosenLocale, onLocaleChange } from '@/i18n/locale.ts'
import { forgetDrafts } from '@/lib/form-draft.ts'
import { offlineStore } from '@/lib/offline-store.ts'
import { arrival, currentSession, onSessionChange } from '@/lib/session.ts'

/** A profile that could not be read or made is tried again while the person stays signed in. */
const retryAfter = 5000

const isEntrance = (path: string) =>
  path === paths.signIn.href() || path.startsWith(`${paths.signIn.href()}/`)

function isCodeDue() {
  const session = currentSession()
  return session.status === 'signed-out' && session.codeDue
}

/** A session that loses its level asks for the code again and goes on here. */
function afterwards() {
  const { pathname, search } = window.location
  return isCodeDue()
    ? paths.signInCode.href({ redirect: `${pathname}${search}` })
    : paths.home.href()
}

/** Prepares what belongs to a person when one signs in, and forgets it all when one signs out. */
export function followSession(client: ApolloClient) {
  let userId: string | null = null

  const prepare = (id: string) => {
    prepareViewer(client, id).then(
      ({ profile }) => {
        // The choice made in this browser wins over the one kept in the profile.
        if (!hasChosenLocale() && (profile?.language === 'en' || profile?.language === 'af')) {
          chooseLocale(profile.language)
        }
        void client.refetchQueries({ include: 'active' })
        // Links in e-mails sign in as well as passwords do.
        if (arrival.hasTokens) expectTakeOver()
        if (profile !== null) checkToken(client, id).catch(() => undefined)
      },
      () => {
        setTimeout(() => {
          if (userId === id) prepare(id)
        }, retryAfter)
      },
    )
  }

  const follow = () => {
    const session = currentSession()
    const next = session.status === 'signed-in' && !session.restoring ? session.user.id : null
    if (next === userId) return
    const before = userId
    userId = next
    if (next !== null) void offlineStore.forgetOthers(next)
    if (before !== null) {
      // Whatever the last person saw must be gone; a fresh start is the surest way.
      forgetViewer()
      if (!isCodeDue()) forgetDrafts()
      void Promise.allSettled([client.clearStore(), offlineStore.forget()]).then(() => {
        // A link that signs in somebody else leads on by itself, and so does one that still needs the code.
        const leadsOn = isEntrance(window.location.pathname) && (next !== null || isCodeDue())
        if (!leadsOn) window.location.assign(afterwards())
        else if (next !== null) prepare(next)
      })
      return
    }
    if (next !== null) prepare(next)
  }

  onLocaleChange(() => {
    // A failed save costs nothing here: this browser has the choice, and the next change tries again.
    saveLanguage(client, currentLocale()).catch(() => undefined)
  })
  onSessionChange(() => {
    // A session that ran out or was ended elsewhere says so before anybody was let in.
    if (currentSession().status === 'signed-out') void offlineStore.forget()
    follow()
  })
  follow()
}
