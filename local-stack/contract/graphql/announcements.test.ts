import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { administrator, type Person } from '../gateway/people.ts'
import { graphql, messages, visitor } from './api.ts'
import { ask, insert, newTeacher, remove, type Teacher } from './teachers.ts'

const mark = randomUUID()
let thandi: Teacher
let pieter: Teacher
let admin: Person
let toThandi: string
let toAll: string
beforeAll(async () => {
  ;[thandi, pieter, admin] = await Promise.all([newTeacher(), newTeacher(), administrator()])
  toThandi = await insert('announcement', {
    title: `Parcel ${mark}`,
    message: 'It is on its way.',
    send_to: [thandi.profileId],
  })
  toAll = await insert('announcement', {
    title: `Term ${mark}`,
    message: 'Welcome back.',
    send_to: ['ALL'],
  })
})
afterAll(() =>
  remove(
    [thandi, pieter, admin],
    [
      ['announcement', toThandi],
      ['announcement', toAll],
    ],
  ),
)

const read = 'mutation ($id: UUID!) { readAnnouncement(announcementId: $id) { id } }'
const unread = async (person: Person): Promise<string[]> => {
  const { data } = await ask(
    person,
    `query ($title: String) { myUnreadAnnouncements(filter: { title: { like: $title } }) {
      edges { node { id } } } }`,
    { title: `%${mark}` },
  )
  return z
    .object({
      myUnreadAnnouncements: z.object({
        edges: z.array(z.object({ node: z.object({ id: z.string() }) })),
      }),
    })
    .parse(data)
    .myUnreadAnnouncements.edges.map(({ node }) => node.id)
}

describe('readAnnouncement', () => {
  test('another teacher’s announcement is not found and stays unread', async () => {
    for (const id of [toThandi, randomUUID()]) {
      expect(messages(await ask(pieter, read, { id }))).toEqual(['announcement_not_found'])
    }
    expect(await unread(pieter)).toEqual([toAll])
    expect((await unread(thandi)).toSorted()).toEqual([toAll, toThandi].toSorted())
  })

  test('marks it as read for the reader only; a second call changes nothing', async () => {
    for (const turn of [1, 2]) {
      const { data } = await ask(thandi, read, { id: toAll })
      expect(data, String(turn)).toEqual({ readAnnouncement: { id: toAll } })
    }
    expect(await unread(thandi)).toEqual([toThandi])
    expect(await unread(pieter)).toEqual([toAll])
  })

  test('an administrator without a profile marks nothing as read; for a visitor the field does not exist', async () => {
    const [word] = messages(await ask(admin, read, { id: toAll })) ?? []
    expect(['announcement_not_found', 'profile_required']).toContain(word)
    expect(messages(await graphql(read, { id: toAll }, visitor()))).toEqual([
      'Unknown type Mutation',
    ])
    expect(
      messages(await graphql('{ myUnreadAnnouncements { edges { node { id } } } }', {}, visitor())),
    ).toEqual(['Unknown field "myUnreadAnnouncements" on type Query'])
  })
})
