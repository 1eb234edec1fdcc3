import { listContract } from '@/components/list/testing/list-contract.ts'
import { announcements } from './announcements-list.ts'

listContract(announcements)
