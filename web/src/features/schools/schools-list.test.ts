import { listContract } from '@/components/list/testing/list-contract.ts'
import { schools } from './schools-list.ts'

listContract(schools)
