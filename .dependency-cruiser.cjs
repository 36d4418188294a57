/** Imports go one way: app, admin, endpoints, collections -> features -> components, lib. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'lib-knows-no-domain',
      severity: 'error',
      from: { path: '^src/lib' },
      to: {
        path: '^(src/(features|app|admin|application|components|seed|emails|server)|collections|endpoints)',
      },
    },
    {
      name: 'design-system-knows-no-feature',
      severity: 'error',
      from: { path: '^src/components/ui' },
      to: { path: '^(src/(features|app|admin|application|seed|server|content)|collections|endpoints)' },
    },
    {
      name: 'features-import-no-route',
      severity: 'error',
      from: { path: '^src/features' },
      to: { path: '^(src/(app|admin|application|seed)|endpoints)' },
    },
    {
      name: 'mails-are-pure',
      severity: 'error',
      from: { path: '^src/emails' },
      to: { path: '^(src/(features|app|admin|application|seed|server|env)|collections|endpoints)' },
    },
    {
      name: 'server-knows-no-application',
      comment: 'It runs outside of the framework, on plain Node, and meets the application at run time only.',
      severity: 'error',
      from: { path: '^src/server' },
      to: {
        path: '^(src/(features|app|admin|application|components|seed|emails|content)|collections|endpoints|payload.config)',
      },
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
    exclude: { path: 'payload-types|importMap|src/migrations/.*json' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
