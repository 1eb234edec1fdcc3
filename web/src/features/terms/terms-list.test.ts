import { listContract } from '@/components/list/testing/list-contract.ts'
import { terms } from './terms-list.ts'

listContract(terms)
