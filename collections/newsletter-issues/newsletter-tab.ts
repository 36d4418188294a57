import type { EditConfig, Plugin } from 'payload'

const newsletter = {
  Component: '/src/admin/cms/newsletter/view#NewsletterView',
  path: '/newsletter' as const,
  tab: { label: 'Newsletter', href: '/newsletter', order: 300 },
}

export const newsletterTab: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.slug === 'blogs'
      ? {
          ...collection,
          admin: {
            ...collection.admin,
            components: {
              ...collection.admin?.components,
              views: {
                ...collection.admin?.components?.views,
                edit: { ...collection.admin?.components?.views?.edit, newsletter } as EditConfig,
              },
            },
          },
        }
      : collection,
  ),
})
