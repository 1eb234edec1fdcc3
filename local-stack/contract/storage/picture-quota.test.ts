import { afterAll, beforeAll, expect, test } from 'vitest'
import { service } from '../gateway/people.ts'
import { newTeacher, remove, type Teacher } from '../graphql/teachers.ts'

let teacher: Teacher
const kept: string[] = []
const images = () => service().storage.from('papers')
const picture = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/png' })

beforeAll(async () => {
  teacher = await newTeacher()
})
afterAll(async () => {
  await images().remove(kept)
  await remove([teacher], [])
})

test('two hundred megabytes of pictures are kept, and the refusal says why', async () => {
  const upload = async (name: string, bytes: number) => {
    const key = `Assessments/${teacher.id}/${name}`
    const { error } = await teacher.client.storage.from('papers').upload(key, picture(bytes))
    if (error === null) kept.push(key)
    return error
  }
  const ten = 10 * 1024 * 1024
  for (let number = 1; number <= 20; number += 1) {
    expect(await upload(`${String(number)}.png`, ten)).toBeNull()
  }
  expect(await upload('one-more.png', 1)).toMatchObject({ message: 'picture_quota_reached' })
  await images().remove(kept.splice(0, 1))
  expect(await upload('one-more.png', 1)).toBeNull()
}, 60_000)
