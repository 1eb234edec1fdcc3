import { beforeEach, describe, expect, it } from 'vitest'
import { FunctionError } from '../_shared/http/function-error.ts'
import { farewell } from './farewell.ts'
import { handleCloseAccount, type CloseDeps } from './handler.ts'

let done: string[]
let deps: CloseDeps
beforeEach(() => {
  done = []
  const note = async (what: string) => {
    done.push(what)
    return Promise.resolve()
  }
  deps = {
    findCaller: async () => Promise.resolve({ id: 'thandi', email: 't@kryt.example' }),
    takeRequest: async (kind, subject) => note(`${kind} ${subject}`),
    isPassword: async (_, password) => Promise.resolve(password === 'right'),
    closeProfile: async (id) => {
      await note(`close ${id}`)
      return { name: 'Thandi', language: null, formerUsers: ['thandi-of-then'] }
    },
    removePictures: async (id) => note(`pictures ${id}`),
    deleteUser: async (id) => note(`delete ${id}`),
    sayFarewell: ({ email, name, language }) => void done.push(`mail ${email} ${name} ${language}`),
  }
})

async function send(body: object) {
  const response = await handleCloseAccount(
    new Request('http://api/close-account', {
      method: 'POST',
      body: JSON.stringify({ language: 'af', ...body }),
    }),
    deps,
  )
  return [response.status, (await response.json()) as unknown]
}

describe('close-account', () => {
  it('closes, removes, deletes, and says so by mail, in this order', async () => {
    expect(await send({ password: 'right' })).toEqual([200, { success: true }])
    expect(done).toEqual([
      'closing by person thandi',
      'close thandi',
      'pictures thandi',
      'pictures thandi-of-then',
      'delete thandi',
      'mail t@kryt.example Thandi af',
    ])
  })

  it('does nothing without the right password, and counts the try', async () => {
    expect(await send({ password: 'wrong' })).toEqual([422, { error: 'current_password_wrong' }])
    expect(done).toEqual(['closing by person thandi'])
    expect(await send({})).toEqual([422, { error: 'password_required' }])
  })

  it('keeps the user when something has to end first', async () => {
    deps.closeProfile = async () => Promise.reject(new FunctionError(409, 'orders_still_open'))
    expect(await send({ password: 'right' })).toEqual([409, { error: 'orders_still_open' }])
    expect(done).toEqual(['closing by person thandi'])
  })

  it('is for people who are signed in', async () => {
    deps.findCaller = async () => Promise.reject(new FunctionError(401, 'not_signed_in'))
    expect(await send({ password: 'right' })).toEqual([401, { error: 'not_signed_in' }])
  })
})

it.each([
  ['en', 'Dear Thandi,', 'five years'],
  ['af', 'Beste Thandi,', 'vyf jaar'],
] as const)('the mail in %s says what is kept', (language, greeting, kept) => {
  const mail = farewell({ name: 'Thandi', language })
  for (const content of [mail.text, mail.html]) {
    expect(content).toContain(greeting)
    expect(content).toContain(kept)
  }
})
