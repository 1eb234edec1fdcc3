export * from '@/domain/papers/duration.ts'
