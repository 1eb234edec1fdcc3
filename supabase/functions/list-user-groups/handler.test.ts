import { expect, it } from 'vitest'
import { handleListUserGroups } from './handler.ts'

async function ask(body: object, groups: string[] | null = ['admin', 'teacher']) {
  const response = await handleListUserGroups(
    new Request('http://api/list-user-groups', { method: 'POST', body: JSON.stringify(body) }),
    { groupsOf: async () => Promise.resolve(groups) },
  )
  return [response.status, (await response.json()) as unknown]
}

it('lists the groups as JSON text', async () => {
  expect(await ask({ userName: 'thandi@kryt.example', userPoolId: 'x' })).toEqual([
    200,
    { list: '["admin","teacher"]' },
  ])
  expect(await ask({ userName: 'x' }, [])).toEqual([200, { list: '[]' }])
})

it('refuses a name of nobody, and none', async () => {
  expect(await ask({ userName: 'x' }, null)).toEqual([404, { error: 'user_not_found' }])
  expect(await ask({})).toEqual([422, { error: 'user_name_required' }])
  expect(await ask({ userName: 'x'.repeat(255) })).toEqual([422, { error: 'user_name_too_long' }])
})
