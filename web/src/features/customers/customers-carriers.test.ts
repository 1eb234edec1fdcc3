import { expect, test } from 'vitest'
import type { List } from '@/components/list/define-list.ts'
import { exportedLines } from '@/components/list/testing/exported-cells.ts'
import type { CustomerRowFragment } from './customers.generated.ts'
import { customers } from './customers-list.ts'

/** A customer with another value in each column. */
const filled = (round: 1 | 2): CustomerRowFragment => ({
  __typename: 'ReportingTeacher',
  nodeId: `node ${round}`,
  id: `customer ${round}`,
  teacherProfileId: `profile ${round}`,
  owner: `owner ${round}`,
  username: `username${round}`,
  registrationDate: `2031-02-0${round}T06:05:00Z`,
  email: `teacher${round}@school.example`,
  title: `Title ${round}`,
  name: `Name ${round}`,
  surname: `Surname ${round}`,
  phone: `+2782123456${round}`,
  roles: round === 1 ? ['teacher', 'admin'] : ['superadmin'],
  province: round === 1 ? 'Limpopo' : 'Gauteng',
  language: round === 1 ? 'Zulu' : 'Afrikaans',
  schoolName: `School ${round}`,
})

test('the file of customers says each column of each customer', () => {
  const list = customers as unknown as List<CustomerRowFragment> // its rows
  expect(exportedLines(list, [filled(1), filled(2)])).toEqual([
    'Username,Registration Date,Email,Title,Name,Surname,Phone,User Group(s),Province,Language,School',
    // The sign before a number that begins with "+" keeps a spreadsheet from calculating.
    `username1,2031-02-01 08:05,teacher1@school.example,Title 1,Name 1,Surname 1,'+27821234561,"Teacher, Administrator",Limpopo,Zulu,School 1`,
    `username2,2031-02-02 08:05,teacher2@school.example,Title 2,Name 2,Surname 2,'+27821234562,Superadministrator,Gauteng,Afrikaans,School 2`,
  ])
})
