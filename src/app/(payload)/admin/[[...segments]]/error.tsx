'use client'

export { AdminUnavailable as default } from '@/admin/admin-unavailable'
