import { listContract } from '@/components/list/testing/list-contract.ts'
import { subjects } from './subjects-list.ts'

listContract(subjects)
