/**
 * Imports go one way: app, admin, endpoints, collections -> features -> cms, components, lib.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'What is loaded when it is asked for needs nothing while the modules start.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'lib-knows-no-domain',
      severity: 'error',
      from: { path: '^src/lib' },
      to: {
        path: '^(src/(features|app|admin|application|cms|components|seed|emails|server)|collections|endpoints|payload.config)',
      },
    },
    {
      name: 'design-system-knows-no-feature',
      severity: 'error',
      from: { path: '^src/components/ui' },
      to: { path: '^(src/(features|app|admin|application|cms|seed|server|content)|collections|endpoints)' },
    },
    {
      name: 'features-know-neither-schema-nor-route',
      comment: 'Collections and endpoints ask features. src/cms alone opens the configuration, for all.',
      severity: 'error',
      from: { path: '^src/features' },
      to: { path: '^(src/(app|admin|application|seed|server)|collections|endpoints|payload.config)' },
    },
    {
      name: 'cms-knows-no-feature',
      severity: 'error',
      from: { path: '^src/cms' },
      to: { path: '^(src/(features|app|admin|application|components|seed|emails)|collections|endpoints)' },
    },
    {
      name: 'mails-are-pure',
      severity: 'error',
      from: { path: '^src/emails' },
      to: { path: '^(src/(features|app|admin|application|cms|seed|server|env)|collections|endpoints)' },
    },
    {
      name: 'server-knows-no-application',
      comment: 'It runs outside of the framework, on plain Node, and meets the application at run time only.',
      severity: 'error',
      from: { path: '^src/server' },
      to: {
        path: '^(src/(features|app|admin|application|cms|components|seed|emails|content)|collections|endpoints|payload.config)',
      },
    },
    {
      name: 'insides-of-next-in-patches',
      comment: 'Private modules change without notice: src/patches has a record and a test of each (0160).',
      severity: 'error',
      from: { pathNot: '^(src/patches|tests)/' },
      // The import of `next` itself ends there, too.
      to: { path: '^(node_modules/)?next/dist/', pathNot: 'next/dist/server/next[.]js$' },
    },
    {
      name: 'patches-know-no-route',
      severity: 'error',
      from: { path: '^src/patches', pathNot: '^src/patches/next/start/register[.]ts$' },
      to: { path: '^(src/(app|application|seed)|collections|endpoints|payload.config)' },
    },
    {
      name: 'rich-text-parts-stay-light',
      comment:
        'The node types and what the browser may need of rich text load neither the editor nor the sanitiser.',
      severity: 'error',
      from: {
        path: '^src/features/rich-text/',
        pathNot:
          '/(editor|sanitise-html|html-tree|html-to-lexical|lexical-to-html|article-html)[.]ts$|/paste/',
      },
      to: {
        path: 'node_modules|^node:|/(editor|sanitise-html|html-tree|html-to-lexical|lexical-to-html|article-html)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'one-editor',
      comment: 'Pages that draw rich text do not load the editor; its package is handed to the node types.',
      severity: 'error',
      from: {
        pathNot:
          '^(src/features/rich-text/editor[.]ts|src/admin/cms/writing/|src/patches/payload/|payload[.]config[.]ts|tests/)',
      },
      to: { path: '@payloadcms/richtext-lexical', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'storage-only-when-asked-for',
      comment: 'The client of S3 takes 37 MB: a server without a bucket never loads it.',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { path: '@aws-sdk', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    {
      name: 'one-reader-of-the-database',
      comment: 'Routes compose; queries stand in features.',
      severity: 'error',
      from: { path: '^src/app/\\(site\\)' },
      to: { path: '^(src/lib/db|src/migrations)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'payload-types|payload-generated-schema|importMap|src/migrations/.*json' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
