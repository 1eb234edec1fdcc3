import { listContract } from '@/components/list/testing/list-contract.ts'
import { orders } from './orders-list.ts'

listContract(orders, { statuses: { orderStatus: ['QUOTING', 'PROCESSING', 'PAID', 'CANCELLED'] } })
