import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FunctionError } from '../_shared/http/function-error.ts'
import { handleCreateUsers, type CreateUsersDeps } from './handler.ts'
import { invitation } from './invitation.ts'
import { temporaryPassword } from './temporary-password.ts'

const ids = ['7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01', '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a02']

let calls: unknown[][]
let deps: CreateUsersDeps
beforeEach(() => {
  calls = []
  let next = 0
  deps = {
    findCaller: async () => Promise.resolve({ id: 'me', email: null }),
    mayGoOn: () => true,
    callerGroups: async () => Promise.resolve(['admin']),
    createUser: async ({ email, phoneNumber, password, language }) => {
      calls.push(['create', email, phoneNumber, language, password])
      return Promise.resolve(ids[next++] ?? null)
    },
    settle: async (userId, callerId) => {
      calls.push(['settle', userId, callerId])
      return Promise.resolve()
    },
    takeRequest: async () => Promise.resolve(),
    deleteUser: async (userId) => {
      calls.push(['delete', userId])
      return Promise.resolve()
    },
    invite: ({ email, language }) => void calls.push(['invite', email, language]),
  }
})

async function post(...users: object[]) {
  const response = await handleCreateUsers(
    new Request('http://api/create-users', { method: 'POST', body: JSON.stringify({ users }) }),
    deps,
  )
  return [response.status, (await response.json()) as unknown]
}

const password = 'Kryt-abc12345!'

describe('creating teachers', () => {
  it('creates, settles and invites; spaces go, a phone becomes international', async () => {
    const user = {
      email: ' Thandi @Kryt.example ',
      phoneNumber: '082 123 4567',
      language: 'af',
      temporaryPassword: password,
      school: 'a column of an import',
    }
    expect(await post(user)).toEqual([
      200,
      {
        success: true,
        successfulUsers: [
          {
            User: {
              Username: 'thandi@kryt.example',
              Attributes: [
                { Name: 'sub', Value: ids[0] },
                { Name: 'email', Value: 'thandi@kryt.example' },
                { Name: 'phone_number', Value: '+27821234567' },
              ],
            },
            temporaryPassword: password,
          },
        ],
        failedUsers: [],
        skippedUsers: [],
      },
    ])
    expect(calls).toEqual([
      ['create', 'thandi@kryt.example', '+27821234567', 'af', password],
      ['settle', ids[0], 'me'],
      ['invite', 'thandi@kryt.example', 'af'],
    ])
  })

  it('skips an address that somebody uses, and goes on', async () => {
    deps.createUser = async ({ email }) => Promise.resolve(email.startsWith('a') ? null : 'new')
    expect(await post({ email: 'a@kryt.example' }, { email: 'b@kryt.example' })).toMatchObject([
      200,
      {
        skippedUsers: [{ email: 'a@kryt.example' }],
        successfulUsers: [{ User: { Username: 'b@kryt.example' } }],
      },
    ])
  })

  it('takes a user back who could not be settled, says so, and invites nobody', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    deps.settle = async () => Promise.reject(new Error('10.0.0.1 does not answer'))
    expect(await post({ email: 'a@kryt.example', temporaryPassword: password })).toEqual([
      200,
      {
        success: true,
        successfulUsers: [],
        failedUsers: [{ email: 'a@kryt.example', error: 'unexpected' }],
        skippedUsers: [],
      },
    ])
    expect(calls.map(([call]) => call)).toEqual(['create', 'delete'])
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
  })

  it.each([
    ['creating', { createUser: 1 }, []],
    ['settling', { settle: 1 }, ['delete']],
    ['settling and taking back', { settle: 1, deleteUser: 1 }, []],
  ] as const)(
    'a fault while %s fails one user, and the next is created',
    async (_, faults, then) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      for (const step of Object.keys(faults) as ('createUser' | 'settle' | 'deleteUser')[]) {
        const works = deps[step] as (...args: unknown[]) => Promise<never>
        let broken = true
        Object.assign(deps, {
          [step]: async (...args: unknown[]) => {
            if (!broken) return works(...args)
            broken = false
            throw new Error('10.0.0.1 does not answer')
          },
        })
      }
      expect(await post({ email: 'a@kryt.example' }, { email: 'b@kryt.example' })).toMatchObject([
        200,
        {
          failedUsers: [{ email: 'a@kryt.example', error: 'unexpected' }],
          successfulUsers: [{ User: { Username: 'b@kryt.example' } }],
        },
      ])
      expect(calls.map(([call]) => call).filter((call) => call === 'delete')).toEqual(then)
      expect(calls.filter(([call]) => call === 'invite')).toEqual([
        ['invite', 'b@kryt.example', 'en'],
      ])
      logged.mockRestore()
    },
  )

  it('takes a user back whose address has had its invitations of the day', async () => {
    const taken: string[] = []
    deps.takeRequest = async (kind, subject) => {
      taken.push(`${kind}: ${subject}`)
      return Promise.reject(new FunctionError(429, 'too_many_requests', 60))
    }
    expect(await post({ email: 'A@kryt.example' })).toMatchObject([
      200,
      { failedUsers: [{ email: 'a@kryt.example', error: 'too_many_requests' }] },
    ])
    expect(taken).toEqual(['invitation about email: a@kryt.example'])
    expect(calls.map(([call]) => call)).toEqual(['create', 'settle', 'delete'])
  })

  it('passes on why a password is refused', async () => {
    deps.createUser = async () => Promise.reject(new FunctionError(422, 'weak_password'))
    expect(await post({ email: 'a@kryt.example' })).toMatchObject([
      200,
      { failedUsers: [{ error: 'weak_password' }] },
    ])
  })
})

describe('refuses', () => {
  it.each([
    [[], 'users_required'],
    [[{}], 'email_required'],
    [[{ email: ' ' }], 'email_required'],
    [[{ email: 'thandi@' }], 'email_invalid'],
    [[{ email: 'a@kryt.example', phoneNumber: '12' }], 'phone_invalid'],
    [[{ email: 'a@kryt.example', temporaryPassword: 'short' }], 'weak_password'],
    [Array.from({ length: 101 }, () => ({ email: 'a@kryt.example' })), 'too_many_users'],
  ])('%j', async (users, word) => {
    expect(await post(...users)).toEqual([422, { error: word }])
    expect(calls).toEqual([])
  })

  it.each([[['teacher']], [['reporting']], [[]]])('people of %j', async (groups) => {
    deps.callerGroups = async () => Promise.resolve(groups)
    expect(await post({ email: 'a@kryt.example' })).toEqual([403, { error: 'admin_required' }])
    expect(calls).toEqual([])
  })

  it('visitors, and too many requests', async () => {
    deps.mayGoOn = () => false
    expect(await post({ email: 'a@kryt.example' })).toEqual([429, { error: 'too_many_requests' }])
    deps.findCaller = async () => Promise.reject(new FunctionError(401, 'not_signed_in'))
    expect(await post({ email: 'a@kryt.example' })).toEqual([401, { error: 'not_signed_in' }])
    expect(calls).toEqual([])
  })
})

it('a temporary password meets the rules of Auth, and is never the same', () => {
  const drawn = Array.from({ length: 200 }, temporaryPassword)
  expect(new Set(drawn).size).toBe(200)
  for (const one of drawn) expect(one).toMatch(/^Kryt-(?=.*\d)[A-HJ-NP-Za-km-np-z2-9]{10}!$/)
})

it.each([
  ['en', 'Welcome to Kryt', 'Good day,'],
  ['af', 'Welkom by Kryt', 'Goeiedag,'],
] as const)(
  'the invitation in %s names both ways in and no password',
  (language, subject, greeting) => {
    const mail = invitation({ email: 'a@kryt.example', language, site: 'https://kryt.example' })
    expect(mail.subject).toContain(subject)
    for (const content of [mail.text, mail.html]) {
      expect(content).toContain(greeting)
      expect(content).toMatch(/https:\/\/kryt\.example\/auth["\n]/)
      expect(content).toContain('https://kryt.example/auth/forgotten-password')
      expect(content).not.toContain('Kryt-')
    }
  },
)
