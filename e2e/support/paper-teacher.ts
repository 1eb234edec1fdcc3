import type { SignedIn } from './api.ts'
import { newCalendarTeacher } from './calendar.ts'
import type { Person } from './people.ts'

/** A new teacher with a school day, a class and one paper. @param store @returns the id of the paper */
export async function teacherWithPaper(
  newPerson: () => Promise<Person>,
  store: (signedIn: SignedIn) => Promise<string>,
): Promise<{ person: Person; signedIn: SignedIn; id: string }> {
  const person = await newPerson()
  const { signedIn } = await newCalendarTeacher(person)
  return { person, signedIn, id: await store(signedIn) }
}
