/** The skin, gently. Data only. */
import type { TopicLines } from '../../types.ts';

export const skin: TopicLines = {
  truths: {
    'skin.evenness.shows': [
      'Your tone is a bit of a patchwork in this photo. Very cosy in a quilt, slightly busy on a cheek.',
      'The colour wanders around your cheeks today, like someone who walked into a room and forgot why.',
      'Today the tone here is more watercolour than wall paint. Water, sun cream and a week of patience help.',
      'The tone is nearly even, with one or two spots where the watercolour ran a little.',
      'A slight patch here and there in this light; nothing that a good night would not smooth over.',
      'Your tone is only a little undecided today, like me in front of the ice-cream counter.',
    ],
    'skin.evenness.calm': [
      'Your tone is so even in this photo that I checked whether I had a filter on.',
      'The tone is smooth all the way across. I had a joke ready and now I have to hold it.',
    ],
    'skin.spots.shows': [
      'A few spots came to the photo shoot without an invitation. They are visitors, and visitors leave.',
      'Some little marks are waving at the camera today. Wave back, then leave them alone, hands included.',
      'There is a small constellation on this photo. Lovely in the sky, a bit early on a Tuesday.',
      'One or two little spots are peeking in, probably just curious about the camera.',
      'A couple of small marks today, the kind that only you and I will ever notice.',
      'There is a tiny visitor or two here. Give it a few days and no audience.',
    ],
    'skin.spots.calm': [
      'Hardly a spot in sight. I even zoomed in, and then I felt nosy.',
      'The spot counter came back almost empty-handed and asked for a hug.',
    ],
    'skin.redness.shows': [
      'There is quite some pink around the nose and cheeks in this photo, as if someone had just said something nice.',
      'Your cheeks look as if they ran up the stairs ahead of you. Cool water and a fragrance-free cream calm them.',
      'A rosy glow today, a little more than the recipe asked for. Gentle and lukewarm is the whole secret.',
      'A little pink on the cheeks today, like after a brisk walk or a good compliment.',
      'A touch of warmth around the nose in this light. It reads as "came in from the cold".',
      'Slightly rosy here and there; be nice to it and skip the hot water for a day.',
    ],
    'skin.redness.calm': [
      'No redness to speak of. Your cheeks look like they have just finished a yoga class.',
      'The skin is so calm that I caught myself breathing more slowly.',
    ],
    'skin.texture.shows': [
      'The surface is a little bumpy in this photo, like a road that is about to be fixed.',
      'Some texture today: skin doing skin things. A soft moisturiser and some patience smooth the picture.',
      'The camera found every tiny bump, the way a toddler finds every puddle.',
      'A little texture shows on the surface today; a mug of water and a nice cream would like a word.',
      'The surface is mostly smooth, with a few small ripples, like a pond with one duck.',
      'Just a hint of unevenness on the surface. Nothing that shouts.',
    ],
    'skin.texture.calm': [
      'The surface is so smooth here that my joke slid right off.',
      'So little texture that I wondered whether the photo had been ironed with care.',
    ],
    'skin.pores.shows': [
      'The pores around the nose are quite talkative today. A lukewarm cleanse usually lowers the volume.',
      'Some pores are visible in this light. Everyone has them, yours just love the camera.',
      'Your pores came close to the lens to say hello. Very friendly, a bit keen.',
      'A few pores are peeking out by the nose, as pores like to do in this light.',
      'Some small pores are visible today; they only want to be included.',
      'You can see a few pores if you look closely, and I was asked to look closely.',
    ],
    'skin.pores.calm': [
      'I could hardly find a pore, and I had my reading glasses on.',
      'Your pores are being so discreet that I would trust them with a secret.',
    ],
    'skin.shine.shows': [
      'Your forehead is catching quite a bit of light, like a window that somebody polished with love.',
      'There is a generous shine here today. One tissue, one gentle press, and we are back to glow.',
      'The T-zone is beaming. I admire the enthusiasm; a blotting sheet would be its seat belt.',
      'A little shine on the nose, like the first slide of a sunny day.',
      'A soft gleam on the forehead today; call it glow and nobody will argue.',
      'There is a small highlight on the T-zone that nobody ordered but everybody likes.',
    ],
    'skin.shine.calm': [
      'No stray shine at all; the light landed on you and sat down politely.',
      'So beautifully matte that I checked whether you were printed on good paper.',
    ],
    'skin.darkCircles.shows': [
      'There is a soft shadow under the eyes; it looks like last night ran long. An early night is owed to you.',
      'Those under-eye shadows are asking for a pillow, and I am on their side.',
      'The area under your eyes is carrying a little suitcase. Let it unpack, ideally before eleven.',
      'A hint of shadow under the eyes, the kind that one good night tidies up.',
      'Slightly tired under the eyes today, in a "read one chapter too many" way.',
      'A little shade beneath the eyes; it suits a poet, but so does sleep.',
    ],
    'skin.darkCircles.calm': [
      'Hardly a shadow under the eyes. You and your pillow deserve a medal.',
      'The under-eyes look so rested that I nearly sang them a lullaby out of habit.',
    ],
  },
  greats: {
    'skin.evenness.calm': [
      'Your tone is even across cheeks and forehead, the kind of thing people buy filters for.',
      'An even, settled tone in this photo: whatever you have been doing, put it on the calendar for ever.',
      'The tone flows from cheek to cheek without a bump in the road. Lovely work.',
    ],
    'skin.spots.calm': [
      'Hardly a spot to be seen; that is clear, calm skin having a good day.',
      'The photo is nearly spotless, and I looked twice, because that is my job.',
      'Very few marks here: leaving your face in peace seems to be one of your talents.',
    ],
    'skin.redness.calm': [
      'No redness to speak of; your skin looks comfortable and well treated.',
      'Calm cheeks, calm nose: your skin seems to be on good terms with everything that you put on it.',
      'The colour around nose and cheeks is beautifully quiet in this photo.',
    ],
    'skin.texture.calm': [
      'The surface looks smooth and cared for, like the first page of a new notebook.',
      'Lovely smooth texture here. Your moisturiser should ask you for a reference.',
      'Light glides over that surface. Smooth is the only word for it.',
    ],
    'skin.pores.calm': [
      'Fine, quiet pores: even the nose behaves, and noses rarely do.',
      'The pores are barely visible, so your cleansing is clearly on the right track.',
      'A very refined surface around nose and cheeks in this photo. Chapeau.',
    ],
    'skin.shine.calm': [
      'A fresh finish without any glare: the light lands on you softly and stays there.',
      'Perfect balance in the T-zone: not dry, not shiny, simply sorted.',
      'Your skin has a soft, even finish here, as if somebody had read the instructions.',
    ],
    'skin.darkCircles.calm': [
      'Bright and rested under the eyes. Sleep clearly likes you back.',
      'The under-eye area looks fresh, which is the hardest thing to fake before breakfast.',
      'Clear, awake under-eyes: whoever set your bedtime deserves flowers.',
    ],
  },
};
