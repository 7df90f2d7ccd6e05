/**
 * Who may import whom (ARCHITECTURE.md, "Import rules"). Each rule's comment says where the code
 * belongs instead. `tsPreCompilationDeps: true` makes type-only imports visible, so that
 * "types only" can be told from "everything".
 */
const typesOnly = { dependencyTypesNot: ['type-only'] };

/** Words that every room may know. */
const VOCABULARY = '^supabase/functions/_shared/(vocabulary|moment-words|skin-marks)\\.ts$';

/** The worker's boundary, on both sides of it. */
const CONTRACT = '^src/analysis/(contract|study-contract|operations)\\.ts$';

export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one file, or hide a third: move the shared piece out.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unknown-import',
      comment: 'This import resolves to nothing.',
      severity: 'error',
      from: {},
      // Vite's own: virtual modules, and files of public/ asked for by address.
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^/.*[?]url$'] },
    },
    {
      name: 'domain-is-pure',
      comment:
        'src/domain imports only src/domain, the vocabulary and types of the roast contract. Browser, storage and React code belongs in platform, analysis or ui.',
      severity: 'error',
      from: { path: '^src/domain' },
      to: {
        pathNot: ['^src/domain', VOCABULARY, '^supabase/functions/_shared/roast/contract\\.ts$'],
      },
    },
    {
      name: 'domain-takes-only-types-of-the-roast-contract',
      comment: 'The domain may name RoastFacts, not run zod: parse facts where they are sent.',
      severity: 'error',
      from: { path: '^src/domain' },
      to: { path: '^supabase', pathNot: VOCABULARY, ...typesOnly },
    },
    {
      name: 'geometry-knows-no-face',
      comment:
        'src/domain/geometry is points, polygons and transforms, and imports nothing of ours. What knows a landmark or a part of the face belongs in src/domain/face.',
      severity: 'error',
      from: { path: '^src/domain/geometry' },
      to: { pathNot: '^src/domain/geometry' },
    },
    {
      name: 'measures-know-no-score',
      comment: 'What is measured does not know what it scores: scoring belongs in src/domain/score.',
      severity: 'error',
      from: { path: '^src/domain/(geometry|face|skin|capture)' },
      to: { path: '^src/domain/score' },
    },
    {
      name: 'shared-function-code-stands-alone',
      comment:
        'supabase/functions/_shared runs in Deno too: it imports nothing of src and no package but zod, jose, ipaddr.js and that of Web Push.',
      severity: 'error',
      from: { path: '^supabase/functions/_shared' },
      to: { pathNot: ['^supabase/functions/_shared', '^node_modules/(zod|jose|ipaddr|@block65)'] },
    },
    {
      name: 'functions-know-no-alias',
      comment:
        'Aliases are those of package.json, which `deno check` reads and a deployed function does not have: import by a relative path.',
      severity: 'error',
      from: { path: '^supabase/functions' },
      to: { dependencyTypes: ['aliased'] },
    },
    {
      name: 'bank-schema-is-for-builds-and-tests',
      comment:
        'On the phone and in the function a phrase bank is data: its schema runs before a build and in a test.',
      severity: 'error',
      from: { path: '^(src|supabase)' },
      to: { path: '^supabase/functions/_shared/roast/banks/schema\\.ts$' },
    },
    {
      name: 'deep-banks-are-the-functions',
      comment:
        'What only the function tells (_shared/roast/deepen.ts) would double what a phone carries: the app may not import it.',
      severity: 'error',
      from: { path: '^src' },
      to: {
        path: [
          '^supabase/functions/_shared/roast/deepen[.]ts$',
          '^supabase/functions/_shared/roast/banks/deep[.]ts$',
          '^supabase/functions/_shared/roast/banks/[^/]+/[^/]+/deep[.]',
        ],
        reachable: true,
      },
    },
    {
      name: 'contract-takes-only-domain-types',
      comment:
        'src/analysis/contract.ts is the worker boundary: types of the domain, and the names of the operations.',
      severity: 'error',
      from: { path: '^src/analysis/(contract|study-contract|operations)\\.ts$' },
      to: { pathNot: ['^src/domain', VOCABULARY, CONTRACT] },
    },
    {
      name: 'worker-stays-in-its-thread',
      comment:
        'src/analysis/worker may use contract, domain and the ML packages. Page code belongs in ui or platform.',
      severity: 'error',
      from: { path: '^src/analysis/worker' },
      to: {
        path: '^(src|supabase)',
        pathNot: ['^src/analysis/worker', CONTRACT, '^src/domain', VOCABULARY],
      },
    },
    {
      name: 'service-worker-stands-alone',
      comment:
        'src/service-worker runs without a page: Workbox, its own folder and the clock of reminders. Names that both need to know are a constant on each side and a test that compares them.',
      severity: 'error',
      from: { path: '^src/service-worker' },
      to: {
        pathNot: ['^src/service-worker', '^src/platform/notifications/wall-clock', 'node_modules/workbox-'],
      },
    },
    {
      name: 'nobody-imports-the-service-worker',
      comment: 'The page talks to it by messages: see src/platform/pwa.',
      severity: 'error',
      from: { path: '^(src|supabase|scripts|lab)', pathNot: '^src/service-worker' },
      to: { path: '^src/service-worker' },
    },
    {
      name: 'ml-packages-only-in-the-worker',
      comment: 'MediaPipe, ONNX Runtime and TensorFlow.js run in src/analysis/worker only.',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/analysis/worker' },
      to: { path: 'node_modules/(@mediapipe|onnxruntime|@tensorflow)' },
    },
    {
      name: 'client-knows-the-worker-by-url',
      comment:
        'src/analysis/client.ts imports contract, ports, types of the domain and how a page shows a file; it starts the worker by URL.',
      severity: 'error',
      from: { path: '^src/analysis/(study-)?client' },
      to: {
        path: '^(src|supabase)',
        pathNot: ['^src/analysis/(client|as-shown)', CONTRACT, '^src/(domain|ports)', VOCABULARY],
      },
    },
    {
      name: 'operations-are-read-by-entry-and-client',
      comment:
        "The names of the operations are read by the worker's first file: a file of the worker that reads them too would import that first file in the build, and WebKit would run it twice.",
      severity: 'error',
      from: { path: '^src/analysis', pathNot: '^src/analysis/(client|worker/entry)\\.ts$' },
      to: { path: '^src/analysis/operations\\.ts$', ...typesOnly },
    },
    {
      name: 'studies-are-for-tools',
      comment: 'What only tools ask is a worker of its own, and in no visitor’s build: see src/app/headless.',
      severity: 'error',
      from: { pathNot: '^(src/app/headless|src/analysis/(study-|worker/study)|tests/|lab/)' },
      to: { path: '^src/analysis/(study-|worker/study)' },
    },
    {
      name: 'ports-are-types-of-what-is-known-below',
      comment:
        'src/ports says what state needs from the outside: interfaces over types of the domain, the contracts and the vocabulary.',
      severity: 'error',
      from: { path: '^src/ports' },
      to: {
        pathNot: [
          '^src/(ports|domain)',
          '^src/analysis/contract\\.ts$',
          VOCABULARY,
          '^supabase/functions/_shared/roast/contract\\.ts$',
        ],
      },
    },
    {
      name: 'ports-import-types-only',
      comment: 'Nothing of src/ports is there at run time: a list of words belongs in the vocabulary.',
      severity: 'error',
      from: { path: '^src/ports' },
      to: { path: '^(src|supabase)', ...typesOnly },
    },
    {
      name: 'ports-are-imported-as-types',
      comment:
        'src/ports holds interfaces: a value that two rooms need belongs in the domain or the vocabulary.',
      severity: 'error',
      from: {},
      to: { path: '^src/ports', ...typesOnly },
    },
    {
      name: 'platform-serves',
      comment: 'src/platform imports ports, the domain and shared function code, not state, ui or app.',
      severity: 'error',
      from: { path: '^src/platform' },
      to: { path: '^src/(state|ui|app|analysis)' },
    },
    {
      name: 'platform-services-do-not-know-each-other',
      comment:
        'One platform service does not import another (supabase and the database serve them all): wire them in src/app.',
      severity: 'error',
      from: { path: '^src/platform/([^/]+)/' },
      to: { path: '^src/platform/', pathNot: ['^src/platform/$1/', '^src/platform/(supabase|database)/'] },
    },
    {
      name: 'state-knows-ports',
      comment: 'src/state names the ports in src/ports; the real services meet state in src/app.',
      severity: 'error',
      from: { path: '^src/state' },
      to: { path: '^src/(platform|analysis/(client|worker)|ui|app)' },
    },
    {
      name: 'ui-shows-state',
      comment: 'src/ui imports state, domain, i18n, ui and types of ports. Services reach it through state.',
      severity: 'error',
      from: { path: '^src/ui' },
      to: { path: '^src/(platform|analysis|app)', ...typesOnly },
    },
    {
      name: 'ui-names-the-roast-contract-only',
      comment:
        'src/ui may name types of the roast contract, and put the name into a text; the writer runs behind platform/roast.',
      severity: 'error',
      from: { path: '^src/(ui|state)' },
      to: {
        path: '^supabase',
        pathNot: [VOCABULARY, '^supabase/functions/_shared/roast/fill-name\\.ts$'],
        ...typesOnly,
      },
    },
    {
      name: 'no-barrels',
      comment: 'No index.ts barrels: import the file that holds the thing.',
      severity: 'error',
      from: {},
      to: { path: '^(src|supabase/functions/_shared)/.*index\\.tsx?$' },
    },
    {
      name: 'product-does-not-import-tests-or-tools',
      comment: 'Code for tests, scripts and the lab stays there.',
      severity: 'error',
      from: { path: '^(src|supabase)' },
      to: { path: '^(tests|scripts|lab)' },
    },
    {
      name: 'nothing-needs-the-lab',
      comment:
        'The lab measures, fits and trains; start, build, test and release go without it. What they need too belongs in scripts. Tests of the lab, and those that hold its budgets, import it.',
      severity: 'error',
      from: { path: '^scripts' },
      to: { path: '^lab' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|out|public)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
