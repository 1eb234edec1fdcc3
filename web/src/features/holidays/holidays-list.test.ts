import { listContract } from '@/components/list/testing/list-contract.ts'
import { holidays } from './holidays-list.ts'

listContract(holidays)
