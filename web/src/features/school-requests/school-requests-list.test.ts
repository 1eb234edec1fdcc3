import { listContract } from '@/components/list/testing/list-contract.ts'
import { schoolRequests } from './school-requests-list.ts'

listContract(schoolRequests)
