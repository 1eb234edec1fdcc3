import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { teacher, type Person } from '../gateway/people.ts'
import { graphql, messages, visitor } from './api.ts'
import { ask, insert, newTeacher, remove, type Teacher } from './teachers.ts'

const place = `Town ${randomUUID().slice(0, 8)}`
let thandi: Teacher
let pieter: Teacher
let stranger: Person
let school: string
let farSchool: string
/** A school of the province that may be chosen without asking. */
let generic: string
beforeAll(async () => {
  ;[thandi, pieter, stranger] = await Promise.all([newTeacher(), newTeacher(), teacher()])
  school = await insert('school', {
    name: 'Hoërskool Blombos',
    town: place,
    provinces: ['Western Cape'],
  })
  generic = await insert('school', {
    name: `Any school ${crypto.randomUUID()}`,
    provinces: ['Western Cape'],
    is_generic: true,
  })
  farSchool = await insert('school', {
    name: 'Blombos Primary',
    town: place,
    provinces: ['Gauteng'],
  })
})
afterAll(async () => {
  await remove(
    [thandi, pieter, stranger],
    [
      ['school', school],
      ['school', farSchool],
    ],
  )
})

const search = `query ($words: String, $province: String) {
  searchSchools(words: $words, province: $province, orderBy: [{ name: AscNullsLast }]) {
    totalCount edges { node { id name } } } }`
const found = (...ids: string[]) => ({
  searchSchools: {
    totalCount: ids.length,
    edges: ids.map((id) => ({
      node: { id, name: id === school ? 'Hoërskool Blombos' : 'Blombos Primary' },
    })),
  },
})

describe('searchSchools', () => {
  test('finds schools that match every word, ignoring accents, in one province', async () => {
    const see = async (words: string, province?: string) =>
      (await ask(thandi, search, { words, ...(province !== undefined && { province }) })).data
    expect(await see(place)).toEqual(found(farSchool, school))
    expect(await see(`HOERSKOOL ${place}`)).toEqual(found(school))
    expect(await see(place, 'Gauteng')).toEqual(found(farSchool))
    expect(await see(`${place} nowhere`)).toEqual(found())
    expect(await see(`' or true --`)).toEqual(found())
  })

  test('finds nothing for a person without a group, and does not exist for visitors', async () => {
    expect((await ask(stranger, search, { words: place })).data).toEqual(found())
    expect(messages(await graphql(search, { words: place }, visitor()))).toEqual([
      'Unknown field "searchSchools" on type Query',
    ])
  })
})

const details = {
  title: 'Ms',
  name: ' Thandi ',
  surname: 'Nkosi',
  language: 'Zulu',
  province: 'Western Cape',
  days: 5,
}
const save = `mutation ($title: String!, $name: String!, $surname: String!, $language: String!, $province: String!,
    $days: Int!, $schoolId: UUID) {
  saveTeacherProfile(title: $title, name: $name, surname: $surname, language: $language, province: $province,
    daysPerWeek: $days, schoolId: $schoolId) { id title name owner userId schoolName: school { name } } }`
const profileOf = (person: Person) =>
  ask(person, '{ teacherProfileCollection { edges { node { id name sessionToken } } } }')

describe('saveTeacherProfile', () => {
  test('saves the whole of one’s own profile; a second call changes nothing', async () => {
    for (const turn of [1, 2]) {
      const { data } = await ask(thandi, save, { ...details, schoolId: generic })
      expect(data, String(turn)).toEqual({
        saveTeacherProfile: {
          id: thandi.profileId,
          title: 'Ms',
          name: 'Thandi',
          owner: expect.stringMatching(new RegExp(`^${thandi.id}::contract-`)) as string,
          userId: thandi.id,
          schoolName: { name: expect.stringMatching(/^Any school /) as string },
        },
      })
    }
  })

  test.each([
    [{ schoolId: () => farSchool }, 'school_not_in_province'],
    [{ title: '  ' }, 'teacher_profile_title_present'],
    [{ language: 'Latin' }, 'teacher_profile_language_known'],
    [{ province: 'Transvaal' }, 'teacher_profile_province_known'],
    [{ days: 6 }, 'teacher_profile_days_per_week_range'],
  ])('refuses %o', async (wrong, word) => {
    const before = (await profileOf(pieter)).data
    const given = Object.fromEntries(
      Object.entries({ ...details, ...wrong }).map(([key, value]) => [
        key,
        typeof value === 'function' ? value() : value,
      ]),
    )
    expect(messages(await ask(pieter, save, given))?.[0]).toContain(word)
    expect((await profileOf(pieter)).data).toEqual(before)
  })

  test('requires every field', async () => {
    expect(messages(await ask(pieter, save, { ...details, title: null }))).toEqual([
      'Invalid input for NonNull type',
    ])
  })

  test('cannot write another profile', async () => {
    await ask(thandi, save, details)
    const update = `mutation ($id: UUID!) {
      updateTeacherProfileCollection(set: { name: "Mallory" }, filter: { id: { eq: $id } }, atMost: 1) {
        affectedCount } }`
    expect((await ask(pieter, update, { id: thandi.profileId })).data).toEqual({
      updateTeacherProfileCollection: { affectedCount: 0 },
    })
    expect((await profileOf(thandi)).data).toMatchObject({
      teacherProfileCollection: { edges: [{ node: { name: 'Thandi' } }] },
    })
  })
})

describe('useHere', () => {
  test('returns a new token, stores it in one’s own profile and changes no other', async () => {
    const tokenOf = async (person: Person) => JSON.stringify((await profileOf(person)).data)
    const pieters = await tokenOf(pieter)
    const first = (await ask(thandi, 'mutation { useHere }')).data?.['useHere']
    const second = (await ask(thandi, 'mutation { useHere }')).data?.['useHere']
    expect(second).not.toBe(first)
    expect(await tokenOf(thandi)).toContain(String(second))
    expect(await tokenOf(pieter)).toBe(pieters)
  })

  test('raises profile_required before the first profile, and does not exist for visitors', async () => {
    expect(messages(await ask(stranger, 'mutation { useHere }'))).toEqual(['profile_required'])
    expect(messages(await graphql('mutation { useHere }', {}, visitor()))).toEqual([
      'Unknown type Mutation',
    ])
  })
})
