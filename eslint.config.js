import a11y from 'eslint-plugin-jsx-a11y';
import ts from 'typescript-eslint';

export default ts.config(
  {
    ignores: [
      'build/',
      '.data/',
      'cms/.next/',
      'cms/next-env.d.ts',
      'cms/app/**/importMap.js',
      'cms/payload-types.ts',
      'services/store/schema.generated.ts',
      'public/',
      'wasm/assembly/',
      'wasm/build/',
    ],
  },
  ...ts.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, arguments: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-unused-expressions': 'off',
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'drizzle-orm', message: 'Only through @payloadcms/db-postgres/drizzle: a second copy has other types.' }],
          patterns: ['drizzle-orm/*'],
        },
      ],
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'It can be guessed: codes and keys are made of node:crypto (services/unguessable.ts).' },
      ],
      eqeqeq: ['error', 'always'],
    },
  },
  { files: ['app/**/*.tsx', 'cms/**/*.tsx'], ...a11y.flatConfigs.recommended },
  { files: ['tests/**', '**/*.test.ts', '**/*.mjs', 'cms/seed/**'], rules: { 'no-console': 'off' } },
  // Test data, and the pause before a transaction is tried again.
  { files: ['tests/**', '**/*.test.{ts,tsx}', 'services/store/commit.ts'], rules: { 'no-restricted-properties': 'off' } },
  { files: ['cms/migrations/*_initial.ts'], rules: { '@typescript-eslint/no-unused-vars': 'off', '@typescript-eslint/consistent-type-imports': 'off' } },
);
