import { listContract } from '@/components/list/testing/list-contract.ts'
import { lessonTemplates } from './lesson-templates-list.ts'

listContract(lessonTemplates, { samples: { school: ['5b1a3c8e-2f4d-4a6b-9c7e-1d2f3a4b5c6d'] } })
