import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage';
import type { Plugin } from 'payload';
import { fileType } from '#services/files/file-type';
import { isFileName } from '#services/files/store';
import { runtime } from '#services/runtime';

type Stored = NonNullable<NonNullable<Parameters<typeof cloudStoragePlugin>[0]['collections']>['media']>;

/** Files of a collection, in the folder of its name. */
function kept(folder: string): Stored {
  const nameOf = (filename: string) => `${folder}/${filename}`;
  return {
    disableLocalStorage: true,
    adapter: () => ({
      name: 'zarban-files',
      handleUpload: ({ file }) => runtime().files.put(nameOf(file.filename), { bytes: file.buffer, type: file.mimeType }),
      handleDelete: ({ filename }) => runtime().files.remove(nameOf(filename)),
      staticHandler: async (_, { params: { filename } }) => {
        const name = nameOf(filename);
        const file = isFileName(name) ? await runtime().files.read(name) : undefined;
        if (!file) return new Response(null, { status: 404 });
        return new Response(file.bytes as BodyInit, { headers: { 'Content-Type': fileType(name), 'Cache-Control': 'private, max-age=300' } });
      },
    }),
  };
}

/** Editors' pictures and PDF files lie where all files lie: in a folder, or in object storage that every process reaches. [OPS-2] */
export const pictures: Plugin = cloudStoragePlugin({ collections: { media: kept('media'), documents: kept('documents') } });
