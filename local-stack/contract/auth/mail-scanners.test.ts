import { describe, expect, it } from 'vitest'
import {
  admin,
  allowedTarget,
  canReadMail,
  fragmentOf,
  freshEmail,
  goodPassword,
  mailTo,
  newClient,
  newPerson,
  newSignedIn,
} from './people.ts'

/** What mail scanners do with a link before a person sees it. Nothing may answer where the web app does not run. */
async function scan(link: string): Promise<void> {
  for (const method of ['HEAD', 'GET', 'GET'])
    await fetch(link, { method, redirect: 'follow' }).catch(() => null)
}

/** Each mail with a link: asks for it, and answers with the address that it goes to. */
const mails: Record<string, () => Promise<string>> = {
  signup: async () => {
    const email = freshEmail()
    const options = { emailRedirectTo: allowedTarget }
    await newClient().auth.signUp({ email, password: goodPassword, options })
    return email
  },
  invite: async () => {
    const email = freshEmail()
    await admin.inviteUserByEmail(email, { redirectTo: allowedTarget })
    return email
  },
  recovery: async () => {
    const { email } = await newPerson()
    await newClient().auth.resetPasswordForEmail(email, { redirectTo: allowedTarget })
    return email
  },
  magiclink: async () => {
    const { email } = await newPerson()
    await newClient().auth.signInWithOtp({ email, options: { emailRedirectTo: allowedTarget } })
    return email
  },
}

describe.runIf(canReadMail)('a mail scanner', () => {
  it.each(Object.entries(mails))(
    'spends nothing of %s; the button does, once',
    async (type, ask) => {
      const after = new Date()
      const email = await ask()
      const { page, tokenHash } = await mailTo(email, after)
      // What a server is asked for has no secret in it.
      expect(page.split('#')[0]).not.toMatch(/token|[0-9a-f]{56}/)
      expect(fragmentOf(new URL(page))).toEqual({
        token_hash: tokenHash,
        type,
        redirect_to: allowedTarget,
      })
      await scan(page)
      const press = async () => newClient().auth.verifyOtp({ token_hash: tokenHash, type })
      const pressed = await press()
      expect(pressed.error).toBeNull()
      expect(pressed.data.session?.user.email).toBe(email)
      expect((await press()).error).toMatchObject({ code: 'otp_expired' })
    },
  )

  it('leaves the typed code too, which the button spends with the link', async () => {
    const { email } = await newPerson()
    const after = new Date()
    await newClient().auth.resetPasswordForEmail(email)
    const { page, code, tokenHash } = await mailTo(email, after)
    await scan(page)
    const typed = await newClient().auth.verifyOtp({ email, token: code, type: 'recovery' })
    expect(typed.data.session?.user.email).toBe(email)
    const pressed = await newClient().auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })
    expect(pressed.error).toMatchObject({ code: 'otp_expired' })
  })

  it('agrees in neither mailbox to a change of address; the buttons do', async () => {
    const { client, email: old } = await newSignedIn()
    const email = freshEmail()
    const after = new Date()
    await client.auth.updateUser({ email }, { emailRedirectTo: allowedTarget })
    const sent = [await mailTo(email, after), await mailTo(old, after)]
    for (const { page } of sent) await scan(page)
    expect((await client.auth.getUser()).data.user?.email).toBe(old)
    const answers = []
    for (const { tokenHash } of sent) {
      answers.push(
        await newClient().auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' }),
      )
    }
    expect(answers.map(({ error }) => error)).toEqual([null, null])
    expect(answers.map(({ data }) => data.session?.user.email)).toEqual([undefined, email])
  })
})
