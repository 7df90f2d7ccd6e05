/** Names in models/manifest.json, apart from the engines' code so that naming a file loads no engine. */
export const FACE_LANDMARKER_MODEL = 'face_landmarker.task';
export const LITE_MODELS = ['blazeface.json', 'blazeface.bin', 'facemesh.json', 'facemesh.bin'] as const;
