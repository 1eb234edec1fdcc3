import { listContract } from '@/components/list/testing/list-contract.ts'
import { assessments } from './assessments-list.ts'

listContract(assessments)
