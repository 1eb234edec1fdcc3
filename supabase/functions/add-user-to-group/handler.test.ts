import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FunctionError } from '../_shared/http/function-error.ts'
import { handleAddUserToGroup, type AddUserToGroupDeps } from './handler.ts'

const me = { id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01', email: 'thandi@example.co.za' }
const other = { id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a02', email: 'pieter@example.co.za' }

let groups: string[]
let added: [string, string][]
let actors: string[]
let deps: AddUserToGroupDeps
beforeEach(() => {
  groups = []
  added = []
  actors = []
  deps = {
    findCaller: async () => Promise.resolve(me),
    mayGoOn: () => true,
    callerGroups: async () => Promise.resolve(groups),
    findUserId: async (name) => Promise.resolve(name === other.email ? other.id : null),
    addToGroup: async (userId, group, callerId) => {
      added.push([userId, group])
      actors.push(callerId)
      return Promise.resolve()
    },
  }
})

const post = async (body: object) =>
  handleAddUserToGroup(
    new Request('http://api/add-user-to-group', { method: 'POST', body: JSON.stringify(body) }),
    deps,
  )

async function expectAdded(body: object, expected: [string, string]): Promise<void> {
  const response = await post(body)
  expect([response.status, await response.json()]).toEqual([200, { success: true }])
  expect(added).toEqual([expected])
  expect(actors).toEqual([me.id])
}

async function expectRefusal(body: object, status: number, word: string): Promise<void> {
  const response = await post(body)
  expect([response.status, await response.json()]).toEqual([status, { error: word }])
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(added).toEqual([])
}

describe('a signed-in person', () => {
  it.each([me.email, 'Thandi@Example.co.za', me.id])(
    'becomes a teacher by naming themselves as %s',
    async (userName) => {
      await expectAdded({ groupName: 'teacher', userName, userPoolId: 'old-pool' }, [
        me.id,
        'teacher',
      ])
    },
  )

  it('is refused after too many requests', async () => {
    deps.mayGoOn = (callerId) => callerId !== me.id
    await expectRefusal({ groupName: 'teacher', userName: me.email }, 429, 'too_many_requests')
  })

  it.each(['admin', 'superadmin', 'reporting'])('cannot become %s', async (groupName) => {
    await expectRefusal({ groupName, userName: me.email }, 403, 'group_not_allowed')
  })

  it('cannot add somebody else or learn whether they exist', async () => {
    await expectRefusal(
      { groupName: 'teacher', userName: other.email },
      403,
      'other_user_not_allowed',
    )
    await expectRefusal(
      { groupName: 'teacher', userName: 'x@x.org' },
      403,
      'other_user_not_allowed',
    )
  })
})

describe('an administrator', () => {
  beforeEach(() => {
    groups = ['admin']
  })

  it('makes somebody else a teacher', async () => {
    await expectAdded({ groupName: 'teacher', userName: other.email }, [other.id, 'teacher'])
  })

  it('cannot assign another group, not even to themselves', async () => {
    await expectRefusal({ groupName: 'admin', userName: other.email }, 403, 'group_not_allowed')
    await expectRefusal({ groupName: 'superadmin', userName: me.email }, 403, 'group_not_allowed')
  })

  it('is told about an unknown user', async () => {
    await expectRefusal({ groupName: 'teacher', userName: 'x@x.org' }, 404, 'user_not_found')
  })
})

it('a superadmin assigns any group', async () => {
  groups = ['superadmin']
  await expectAdded({ groupName: 'reporting', userName: other.email }, [other.id, 'reporting'])
})

it('a caller who is not signed in is refused', async () => {
  deps.findCaller = async () => Promise.reject(new FunctionError(401, 'not_signed_in'))
  await expectRefusal({ groupName: 'teacher', userName: me.email }, 401, 'not_signed_in')
})

it.each([
  [{ groupName: 'owner', userName: me.email }, 'unknown_group'],
  [{ groupName: 'teacher' }, 'user_name_required'],
  [{ groupName: 'teacher', userName: ' ' }, 'user_name_required'],
])('refuses %o', async (body, word) => {
  await expectRefusal(body, 422, word)
})

it('logs internal errors and does not reveal them', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  deps.addToGroup = async () => Promise.reject(new Error('connection to 10.0.0.1 refused'))
  await expectRefusal({ groupName: 'teacher', userName: me.email }, 500, 'unexpected')
  expect(String(logged.mock.calls[0]?.[0])).toContain('10.0.0.1')
  logged.mockRestore()
})
