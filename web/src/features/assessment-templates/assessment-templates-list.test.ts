import { listContract } from '@/components/list/testing/list-contract.ts'
import { assessmentTemplates } from './assessment-templates-list.ts'

listContract(assessmentTemplates, {
  samples: { school: ['none', '5b1a3c8e-2f4d-4a6b-9c7e-1d2f3a4b5c6d'] },
})
