import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { guardDocument } from '@/admin/super-admin/guard'
import { BrandStyles } from '@/features/brand/components/brand-styles'
import { siteLook } from '@/features/brand/queries'
import { callServerFunction } from '@/patches/payload/server-functions/server-functions'
import { fontClasses } from '../(site)/fonts'
import { importMap } from './admin/importMap.js'
import './admin.css'
import './theme.css'
import './office.css'
import './pictures.css'
import './writing.css'
import './blocks.css'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return callServerFunction(args, await headers(), () =>
    handleServerFunctions({ ...args, config, importMap }),
  )
}

export default async function AdminLayout({ children }: { children: ReactNode }) {
  await guardDocument(await headers())
  return (
    <RootLayout
      config={config}
      importMap={importMap}
      serverFunction={serverFunction}
      htmlProps={{ className: fontClasses }}
    >
      <BrandStyles look={await siteLook()} />
      {children}
    </RootLayout>
  )
}
