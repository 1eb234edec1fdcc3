import { listContract } from '@/components/list/testing/list-contract.ts'
import { taxonomies } from './taxonomies-list.ts'

listContract(taxonomies)
