import { listContract } from '@/components/list/testing/list-contract.ts'
import { customers } from './customers-list.ts'

listContract(customers)
