export * from '@/domain/papers/paper-words.ts'
